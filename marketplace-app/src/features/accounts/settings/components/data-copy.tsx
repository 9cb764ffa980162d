import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { DataExport } from '@stackyard/shared/schema/own-account'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { dataExportQuery } from '../queries'
import { Loaded, Section } from './section'

const words = ownAccountTexts.data

/** `1.2 MB`, `38 kB` */
const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`

/** A copy of everything that is known of the person, made in the background. */
export function DataCopy() {
  const query = useQuery(dataExportQuery())
  return (
    <Section title={words.title} lead={words.lead}>
      <Loaded query={query}>{(copy) => <Copy copy={copy} />}</Loaded>
    </Section>
  )
}

function Copy({ copy }: { copy: DataExport | null }) {
  const queryClient = useQueryClient()
  const asking = useMutation({
    mutationFn: () => client.ownData.askExport({}),
    onSuccess: (reply) => queryClient.setQueryData(apiQuery.ownData.getExport.queryKey(), reply),
    onError: async (error) => {
      notifyFailure(words.askFailed, error)
      await queryClient.invalidateQueries({ queryKey: apiQuery.ownData.getExport.key() })
    },
  })
  if (copy?.state === 'waiting' || copy?.state === 'working') return <Progress copy={copy} />
  return (
    <div className="grid justify-items-start gap-4">
      {copy ? <Outcome copy={copy} /> : null}
      <Button variant="outline" busy={asking.isPending} onClick={() => asking.mutate()}>
        {copy ? words.again : words.ask}
      </Button>
    </div>
  )
}

function Progress({ copy: { doneParts, totalParts } }: { copy: DataExport }) {
  const said = words.working(doneParts, totalParts)
  return (
    <div className="rounded-card grid gap-2 border p-4 text-sm">
      <p role="status" className="font-semibold tabular-nums">
        {said}
      </p>
      <progress value={doneParts} max={totalParts} aria-label={said} className="accent-primary h-2 w-full" />
      <p className="text-muted-foreground">{words.workingHint}</p>
    </div>
  )
}

function Outcome({ copy }: { copy: DataExport }) {
  if (copy.state === 'failed') return <Notice tone="danger">{words.failed}</Notice>
  if (copy.state !== 'ready') return <p className="text-muted-foreground text-sm">{words.expired}</p>
  return (
    <Notice tone="success" announce title={words.ready} className="w-full" action={<DownloadCopy copy={copy} />}>
      {words.readyLead(sizeOf(copy.bytes ?? 0), formatDate(copy.expiresAt))}
    </Notice>
  )
}

/** What the signed path of a copy names; the path itself works for its owner's session alone. */
function signedBy(downloadPath: string): { until: number; signature: string } {
  const { searchParams } = new URL(downloadPath, location.origin)
  return { until: Number(searchParams.get('until')), signature: searchParams.get('signature') ?? '' }
}

function DownloadCopy({ copy: { id } }: { copy: DataExport }) {
  const query = useQuery(dataExportQuery())
  const loading = useMutation({
    mutationFn: async () => {
      // The path that is shown may be older than its time.
      const fresh = (await query.refetch()).data?.downloadPath
      if (!fresh) throw new Error('The copy is gone')
      return client.ownData.downloadExport({ id, ...signedBy(fresh) })
    },
    onSuccess: (file) => saveFile(file),
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  return (
    <Button size="sm" busy={loading.isPending} onClick={() => loading.mutate()}>
      <Download aria-hidden />
      {words.download}
    </Button>
  )
}
