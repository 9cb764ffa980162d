import { MOST_FILES } from '@stackyard/shared/reference/sourcing-terms'
import { rfpUploadTypes } from '@stackyard/shared/reference/rfp-fields'
import { Button } from '@stackyard/shared/ui/button'
import { UploadButton } from '../../../../components/uploads/upload-button'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.form

type AttachedFile = { id: number; title: string }
type AttachedFilesProps = {
  files: readonly AttachedFile[]
  /** Who can open them. */
  hint: string
  onChange: (files: readonly AttachedFile[]) => void
}

/** The files that go with a request or a quote while it is typed. */
export function AttachedFiles({ files, hint, onChange }: AttachedFilesProps) {
  return (
    <div role="group" aria-label={words.files} className="grid gap-2">
      <p className="text-sm font-medium">{words.files}</p>
      <p className="text-muted-foreground text-xs">{hint}</p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {files.map(({ id, title }) => (
          <li key={id} className="bg-subtle rounded-control flex min-h-11 items-center gap-1 ps-3 text-sm break-all">
            {title}
            <Button
              type="button"
              variant="ghost"
              size="icon-sm"
              aria-label={words.removeFile(title)}
              onClick={() => onChange(files.filter((file) => file.id !== id))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <UploadButton
        label={words.addFiles}
        accept={rfpUploadTypes}
        isPicture={false}
        room={MOST_FILES - files.length}
        failed={words.filesFailed}
        onFiles={(added) => onChange([...files, ...added.map(({ id, title }) => ({ id, title }))])}
      />
    </div>
  )
}
