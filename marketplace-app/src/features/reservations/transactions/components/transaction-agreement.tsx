import { useMutation } from '@tanstack/react-query'
import { Download, FileCheck2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { defaultLanguage, type Language } from '@stackyard/shared/reference/languages'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Button } from '@stackyard/shared/ui/button'
import { Card } from '@stackyard/shared/ui/card'
import { client } from '../../../../lib/api'
import { readerLanguage } from '../../../../lib/language'
import { notifyFailure } from '../../../../lib/notify'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { moneyTexts } from '../../../../lib/texts/money'
import { sha256Of } from '../file-digest'

const words = moneyTexts.transactions.agreement

/** What was agreed: the paper, its fingerprint, and whether a file at hand is that paper. */
export function TransactionAgreement({ transaction }: { transaction: Transaction }) {
  const { id, agreement } = transaction
  const download = useMutation({
    mutationFn: (language: Language) => client.transaction.agreement({ id, language }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.failed, error),
  })
  if (!agreement) return null
  const translated = readerLanguage()
  const isRead = (language: Language) => download.isPending && download.variables === language
  return (
    <Card className="p-5 text-sm">
      <h2 className="font-display mb-3 text-lg font-semibold">{words.title}</h2>
      <p className="text-muted-foreground">{words.text}</p>
      <dl className="mt-3">
        <dt className="text-muted-foreground">{words.fingerprint}</dt>
        <dd className="font-mono text-xs break-all">{agreement.sha256}</dd>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="outline" busy={isRead(defaultLanguage)} onClick={() => download.mutate(defaultLanguage)}>
          <Download aria-hidden />
          {words.download}
        </Button>
        {translated === defaultLanguage ? null : (
          <Button variant="outline" busy={isRead(translated)} onClick={() => download.mutate(translated)}>
            <Download aria-hidden />
            {words.translation}
          </Button>
        )}
        <CheckFile sha256={agreement.sha256} />
      </div>
    </Card>
  )
}

type Outcome = 'same' | 'other' | null

/** Compares a file on this device with the fingerprint; the file stays here. */
function CheckFile({ sha256 }: { sha256: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const id = useId()
  const check = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) setOutcome((await sha256Of(file)) === sha256 ? 'same' : 'other')
  }
  return (
    <>
      <label
        htmlFor={id}
        className="border-input hover:bg-subtle focus-within:ring-ring inline-flex h-11 cursor-pointer items-center gap-2 rounded-md border px-4 font-semibold focus-within:ring-2"
      >
        <FileCheck2 aria-hidden className="size-4" />
        {words.check}
        <input
          id={id}
          type="file"
          accept="application/pdf"
          className="sr-only"
          onChange={(event) => void check(event)}
        />
      </label>
      <p role="status" className={outcome === 'other' ? 'text-danger-ink w-full' : 'text-success-ink w-full'}>
        {outcome === null ? null : words[outcome]}
      </p>
    </>
  )
}
