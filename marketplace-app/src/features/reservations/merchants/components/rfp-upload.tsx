import { useQuery } from '@tanstack/react-query'
import { Trash2, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { rfpUploads, rfpUploadTypes, type RfpUploadKey } from '@stackyard/shared/reference/rfp-fields'
import { Button } from '@stackyard/shared/ui/button'
import { UploadButton } from '../../../../components/uploads/upload-button'
import { merchantTexts } from '../../../../lib/texts/merchants'
import { ownRfpQuery } from '../queries'
import { DownloadFile } from './rfp-files'

const words = merchantTexts.upload

export type RfpUploadProps = {
  /** The question's key. */
  name: string
  label: string
  /** The link of the file that is answered with; empty for none. */
  link: string
  error?: string
  onLink: (link: string) => void
}

/** The saved request's id and the question, if its saved answer is this file: then the file can be read. */
function useSaved(name: string, link: string): { id: number; field: RfpUploadKey } | null {
  const { data: record } = useQuery(ownRfpQuery())
  const upload = rfpUploads.find(({ key }) => key === name)
  return record && upload && record[upload.group][upload.key] === link ? { id: record.id, field: upload.key } : null
}

/**
 * A question that is answered with a file; a removed one can be put back. Once saved, only readers of the request can
 * open the file.
 */
export function RfpUpload({ name, label, link, error, onLink }: RfpUploadProps) {
  const id = useId()
  const [chosen, setChosen] = useState({ link: '', title: '' })
  const [removed, setRemoved] = useState('')
  const [isBack, setBack] = useState(false)
  const saved = useSaved(name, link)
  const title = chosen.link === link ? chosen.title : words.saved(link.split('.').at(-1)?.toUpperCase() ?? '')
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5 sm:col-span-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <p className="text-muted-foreground text-xs">{words.hint}</p>
      {link ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 break-words">{title}</span>
          {saved ? <DownloadFile {...saved} label={label} /> : null}
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.removeOf(label)}
            autoFocus={isBack}
            onClick={() => {
              setRemoved(link)
              setBack(false)
              onLink('')
            }}
          >
            <Trash2 aria-hidden />
            {words.remove}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <UploadButton
            label={words.choose(label)}
            accept={rfpUploadTypes}
            isPicture={false}
            room={1}
            failed={text('documents.upload.error')}
            onFiles={(files) => {
              const [file] = files
              if (!file) return
              setChosen(file)
              onLink(file.link)
            }}
          />
          {removed ? (
            <Button
              variant="ghost"
              size="sm"
              autoFocus
              aria-label={words.putBackOf(label)}
              onClick={() => {
                setBack(true)
                onLink(removed)
              }}
            >
              <Undo2 aria-hidden className="rtl:-scale-x-100" />
              {words.putBack}
            </Button>
          ) : null}
        </div>
      )}
      <p aria-live="polite" className="text-danger-ink text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
