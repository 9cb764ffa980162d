import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Language, languageNames, languages } from '@stackyard/shared/reference/languages'
import { Button } from '@stackyard/shared/ui/button'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { Page } from '../../../../components/page'
import { notifyFailure } from '../../../../lib/notify'
import { invoiceTexts } from '../../../../lib/texts/invoices'

const words = invoiceTexts.page

type DocumentFrameProps = {
  title: string
  fetchFile: (language: Language) => Promise<File>
  actions?: ReactNode
  children: (language: Language) => ReactNode
}

/** The screen of a document: its language, its file, its print, and what else can be done with it. */
export function DocumentFrame({ title, fetchFile, actions, children }: DocumentFrameProps) {
  const [language, setLanguage] = useState<Language>('en')
  const download = useMutation({
    mutationFn: () => fetchFile(language),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(invoiceTexts.downloadFailed, error),
  })
  const way = (
    <Link
      to="/settings/$tab"
      params={{ tab: 'billing' }}
      className="text-link inline-flex min-h-6 items-center gap-1 text-sm font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {words.back}
    </Link>
  )
  const controls = (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <div role="group" aria-label={words.language} className="flex gap-1">
        {languages.map((one) => (
          <Button
            key={one}
            size="sm"
            lang={one}
            variant={one === language ? 'soft' : 'ghost'}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        {words.print}
      </Button>
      <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden />
        {words.download}
      </Button>
      {actions}
    </div>
  )
  return (
    <Page title={title} eyebrow={way} actions={controls}>
      {children(language)}
    </Page>
  )
}
