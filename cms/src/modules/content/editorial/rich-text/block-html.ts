import { coverOf } from '@stackyard/shared/domain/floor-plan'
import { pathIn } from '@stackyard/shared/reference/languages'
import { addressOf, languageOf } from '../document-language'
import { stateWords } from '@stackyard/shared/reference/state-names'
import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { figureHtml, imageHtml } from './picture-html'
import { safeLink } from './safe-link'

/** The fields of a block as they are stored, relations populated. */
export type BlockFields = Record<string, unknown>

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const escaped = (value: unknown): string => escapeMarkup(plain(value))
const record = (value: unknown): BlockFields | null =>
  typeof value === 'object' && value !== null ? (value as BlockFields) : null
const list = (value: unknown): BlockFields[] =>
  Array.isArray(value) ? value.map(record).filter((one) => one !== null) : []

/** Paragraphs of plain words; an empty line parts them. */
const paragraphs = (value: unknown): string =>
  escaped(value)
    .split(/\n\s*\n/)
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')

const TONES: Record<string, string> = { note: 'Note', tip: 'Tip', warning: 'Warning' }

function callout({ tone, title, text }: BlockFields): string {
  const name = typeof tone === 'string' && tone in TONES ? tone : 'note'
  return `<div role="note" class="callout callout-${name}"><p class="callout-title">${escaped(title) || TONES[name]}</p>${paragraphs(text)}</div>`
}

function gallery({ pictures, caption }: BlockFields): string {
  const shown = list(pictures).map(imageHtml).filter(Boolean)
  if (shown.length === 0) return ''
  const below = escaped(caption) ? `<figcaption>${escaped(caption)}</figcaption>` : ''
  return `<figure class="gallery"><div class="gallery-pictures">${shown.join('')}</div>${below}</figure>`
}

/** A still that leads to the video: no player, no script and nothing of its host before a reader asks for it. */
function video({ title, url, still, length }: BlockFields): string {
  const href = safeLink(url)
  if (href === '#') return ''
  const minutes = escaped(length) ? ` <span class="video-length">${escaped(length)}</span>` : ''
  return `<figure class="video"><a href="${escapeMarkup(href)}" rel="noopener noreferrer">${imageHtml(still)}<span class="video-label"><span aria-hidden="true">▶</span> Watch: ${escaped(title)}${minutes}</span></a></figure>`
}

function definition({ term }: BlockFields): string {
  const found = record(term)
  if (!found || found.isPublished === false || typeof found.slug !== 'string') return ''
  const address = addressOf({ ...found, id: found.slug })
  const path = `${pathIn('/supply-chain-logistics-definitions', languageOf(found))}#${encodeURIComponent(address)}`
  return `<dl class="definition"><dt><a href="${escapeMarkup(path)}">${escaped(found.term)}</a></dt><dd>${escaped(found.definition)}</dd></dl>`
}

function pullQuote({ text, person, role }: BlockFields): string {
  const source = [escaped(person), escaped(role)].filter(Boolean).join(', ')
  return `<figure class="pull-quote"><blockquote>${paragraphs(text)}</blockquote>${source ? `<figcaption>${source}</figcaption>` : ''}</figure>`
}

type Render = (body: unknown) => string

function faqGroup({ title, faqs }: BlockFields, render: Render): string {
  const items = list(faqs)
    .filter(({ isPublished }) => isPublished !== false)
    .map(
      ({ question, answer }) =>
        `<details><summary>${escaped(question)}</summary><div>${render(answer)}</div></details>`,
    )
  if (items.length === 0) return ''
  const name = escaped(title) || 'Questions and answers'
  return `<section class="faq-group" aria-label="${name}"><p class="faq-group-title">${name}</p>${items.join('')}</section>`
}

function comparison({ title, columns, rows }: BlockFields): string {
  const names = list(columns).map(({ name }) => escaped(name))
  const head = names.map((name) => `<th scope="col">${name}</th>`).join('')
  const body = list(rows)
    .map(({ label, cells }) => {
      const texts = list(cells).map(({ text }) => escaped(text))
      return `<tr><th scope="row">${escaped(label)}</th>${names.map((_, at) => `<td>${texts[at] || '–'}</td>`).join('')}</tr>`
    })
    .join('')
  return `<div class="table-scroll" role="region" aria-label="${escaped(title)}" tabindex="0"><table class="comparison"><caption>${escaped(title)}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const ownPath = (link: unknown): string | null =>
  typeof link === 'string' && /^\/(?:pictures|files)\/[\w./%-]+$/.test(link) ? link : null

function listingPicture(warehouse: BlockFields): string {
  const photos = list(warehouse.photos)
  const photo = photos.find(({ primary }) => primary === true) ?? photos[0]
  const own = ownPath(photo?.link)
  const { link } = coverOf({
    photo: own === null ? null : { link: own },
    totalSpace: Number(warehouse.totalSpace ?? 0),
    numberOfBuildings: Number(warehouse.numberOfBuildings ?? 1),
    features: Object.entries(record(warehouse.features) ?? {}).flatMap(([key, has]) => (has === true ? [key] : [])),
  })
  return `<img src="${escapeMarkup(link)}" alt="" width="640" height="400" loading="lazy" decoding="async">`
}

/** Name, place and picture of a listing that readers can see; no price of it reaches a static page. */
function listingCard({ warehouse, note }: BlockFields): string {
  const listing = record(warehouse)
  const slug = listing?.publicSlug
  if (!listing || typeof slug !== 'string' || listing.visible === false || listing.isDraft === true) return ''
  const address = record(listing.address)
  const state = stateWords(plain(listing.country), plain(listing.state))
  const place = [escaped(address?.city), escaped(state)].filter(Boolean).join(', ')
  return `<div class="listing-block"><a href="/warehouses/${encodeURIComponent(slug)}">${listingPicture(listing)}<span class="listing-block-words"><strong>${escaped(listing.name)}</strong><span>${place}</span></span></a>${paragraphs(note)}</div>`
}

function callToAction({ title, text, label, link }: BlockFields): string {
  const href = safeLink(link)
  const outside = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : ''
  return `<div class="call-to-action"><p class="call-title">${escaped(title)}</p>${paragraphs(text)}<p><a href="${escapeMarkup(href)}"${outside}>${escaped(label)}</a></p></div>`
}

/**
 * HTML of a block, "" for one that has nothing to show. What editors typed is escaped; addresses pass `safeLink`; there
 * is no script, no inline style and no frame, so feeds and the search index read the same markup.
 */
export function blockHtml(fields: BlockFields, render: Render): string {
  switch (fields.blockType) {
    case 'callout':
      return callout(fields)
    case 'figure':
      return figureHtml(fields.picture, { caption: fields.caption, credit: fields.credit })
    case 'gallery':
      return gallery(fields)
    case 'video':
      return video(fields)
    case 'definition':
      return definition(fields)
    case 'pullQuote':
      return pullQuote(fields)
    case 'faqGroup':
      return faqGroup(fields, render)
    case 'comparison':
      return comparison(fields)
    case 'listingCard':
      return listingCard(fields)
    case 'callToAction':
      return callToAction(fields)
    default:
      return ''
  }
}
