import type { Post } from '@stackyard/shared/schema/post'
import type { Language } from '@stackyard/shared/reference/languages'
import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'

/** What a preview shows of a document of any kind; parts that a kind has not are empty. */
export type Preview = Pick<
  Post,
  'title' | 'summary' | 'category' | 'author' | 'picture' | 'publishedAt' | 'readingMinutes'
> & {
  html: string
  language: Language
  isPublished: boolean
}

/** Reloads the page when the panel says that the document was saved; autosave does so while the editor types. */
export const previewScript = `addEventListener('message', (event) => {
  if (event.origin === location.origin && event.data?.type === 'payload-document-event') location.reload()
})
const panel = window.opener ?? window.parent
if (panel !== window) panel.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
`

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`
const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The article as its page shows it, in the styles of the site. Everything but `html` is escaped here. */
export function previewPage(post: Preview, styles: string[]): string {
  const picture = post.picture
    ? `<img src="${escapeMarkup(post.picture.link)}" alt="${escapeMarkup(post.picture.alt)}" class="mx-auto mt-10 aspect-[16/9] w-full max-w-5xl rounded-card bg-muted object-cover">`
    : ''
  return `<!doctype html><html lang="${post.language}"${post.language === 'ar' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Preview: ${escapeMarkup(post.title)}</title>${styles.map(stylesheet).join('')}
<script type="module" src="/preview/refresh.js"></script></head><body><main><article class="shell pt-8">
<header class="mx-auto mt-6 max-w-3xl"><p class="text-sm font-semibold text-link">${escapeMarkup(post.category)}</p>
<h1 class="mt-3 font-display text-3xl font-semibold tracking-tight sm:text-4xl">${escapeMarkup(post.title || 'Untitled')}</h1>
${post.summary ? `<p class="mt-4 text-lg text-muted-foreground">${escapeMarkup(post.summary)}</p>` : ''}
<p class="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground"><span class="font-medium text-foreground">${escapeMarkup(post.author)}</span>
<time datetime="${escapeMarkup(post.publishedAt)}">${day(post.publishedAt)}</time><span>${post.readingMinutes} min read</span>
<span>${post.isPublished ? 'Published' : 'Draft'}</span></p></header>${picture}
<div class="prose mx-auto mt-10">${post.html}</div></article></main></body></html>`
}
