import { RotateCcw, X } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { pictureTexts } from '../../lib/texts/pictures'
import { ChooseFiles } from './choose-files'
import { RefusedFiles } from './refused-files'
import type { UploadJob, Uploads } from './upload-queue'
import { useUploads, type UploadsOptions } from './use-uploads'

const words = pictureTexts.uploads

export type UploadButtonProps = UploadsOptions & {
  label: string
  accept: string
  /** How many more there is room for; with none left nothing can be added. */
  room: number
}

/** Takes many files at once and shows each until it is there: it can be cancelled, and tried again when it failed. */
export function UploadButton({ label, accept, room, ...options }: UploadButtonProps) {
  const { uploads, queue } = useUploads(options)
  const { jobs, refused } = uploads
  const left = room - jobs.length
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFiles
          label={label}
          accept={accept}
          isPicture={options.isPicture}
          room={left}
          disabled={left <= 0}
          onChosen={(chosen) => queue.add(chosen)}
        />
        <Progress uploads={uploads} onCancel={() => queue.cancel(jobs.map(({ key }) => key))} />
      </div>
      {jobs.length > 0 ? (
        <ul aria-label={words.list} className="grid grid-cols-1 gap-2">
          {jobs.map((job) => (
            <Job
              key={job.key}
              job={job}
              onRetry={() => queue.retry(job.key)}
              onCancel={() => queue.cancel([job.key])}
            />
          ))}
        </ul>
      ) : null}
      <RefusedFiles files={refused} onClose={() => queue.closeRefused()} />
    </div>
  )
}

function Progress({ uploads: { jobs, sent }, onCancel }: { uploads: Uploads; onCancel: () => void }) {
  const open = jobs.filter(({ state }) => state !== 'failed').length
  const all = sent + open
  const said = open > 0 ? words.progress(sent + 1, all) : sent > 0 ? words.done(sent) : ''
  return (
    <>
      <p role="status" className="text-muted-foreground text-sm">
        {said}
      </p>
      {open > 0 ? (
        <>
          <progress value={sent} max={all} aria-label={said} className="accent-primary h-2 w-32" />
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {words.cancelAll}
          </Button>
        </>
      ) : null}
    </>
  )
}

function Job({ job, onRetry, onCancel }: { job: UploadJob; onRetry: () => void; onCancel: () => void }) {
  const { name } = job.file
  const isFailed = job.state === 'failed'
  return (
    <li className="rounded-card flex flex-wrap items-center gap-x-3 gap-y-1 border py-1 ps-4 pe-1 text-sm">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className={isFailed ? 'text-danger-ink' : 'text-muted-foreground'}>
        {words.states[job.state]}
        {job.reason ? `: ${job.reason}` : ''}
      </span>
      {isFailed ? (
        <Button variant="ghost" size="sm" aria-label={words.retryOne(name)} onClick={onRetry}>
          <RotateCcw aria-hidden />
          {words.retry}
        </Button>
      ) : null}
      <Button variant="ghost" size="icon-sm" aria-label={words.cancelOne(name)} onClick={onCancel}>
        <X aria-hidden />
      </Button>
    </li>
  )
}
