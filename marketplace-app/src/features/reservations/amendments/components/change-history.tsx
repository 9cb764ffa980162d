import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { defaultLanguage, type Language } from '@stackyard/shared/reference/languages'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { Amendment } from '@stackyard/shared/schema/amendment'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { client } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { readerLanguage } from '../../../../lib/language'
import { notifyFailure } from '../../../../lib/notify'
import { amendmentTexts as words } from '../../../../lib/texts/amendments'
import { saidAmendment } from '../change-words'

const tones = {
  proposed: 'info',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Amendment['state'], string>

type HistoryProps = { id: number; spaceType: SpaceType | null; list: readonly Amendment[] }

/** Every change that was proposed with its steps, the latest first. */
export function ChangeHistory({ id, spaceType, list }: HistoryProps) {
  return (
    <section aria-labelledby="changes">
      <h3 id="changes" className="mb-2 text-sm font-semibold">
        {words.history}
      </h3>
      <ol className="grid gap-4">
        {list.map((amendment) => (
          <li key={amendment.id} className="border-t pt-3 text-sm">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {saidAmendment(amendment, spaceType)}
              <Badge tone={tones[amendment.state]}>{words.states[amendment.state]}</Badge>
            </p>
            <ul className="text-muted-foreground">
              {amendment.events.map((event) => (
                <li key={event.id}>
                  {words.steps[event.action]} {words.by[event.actor]} ·{' '}
                  <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                </li>
              ))}
            </ul>
            {amendment.number === null ? null : (
              <Agreements id={id} amendmentId={amendment.id} number={amendment.number} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type AgreementProps = { id: number; amendmentId: number; number: number }

/** What was agreed, which is in English, and its translation for a reader of another language. */
function Agreements({ number, ...ids }: AgreementProps) {
  const translated = readerLanguage()
  return (
    <p className="mt-2 flex flex-wrap gap-3">
      <AgreementButton {...ids} language={defaultLanguage} label={words.download(number)} />
      {translated === defaultLanguage ? null : (
        <AgreementButton {...ids} language={translated} label={words.translation(number)} />
      )}
    </p>
  )
}

type ButtonProps = Omit<AgreementProps, 'number'> & { language: Language; label: string }

function AgreementButton({ label, ...asked }: ButtonProps) {
  const download = useMutation({
    mutationFn: () => client.amendment.agreement(asked),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  return (
    <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}
