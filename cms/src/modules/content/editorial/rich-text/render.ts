import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { createConverters } from './converters'

type LexicalDocument = Parameters<typeof convertLexicalToHTML>[0]['data']

const isDocument = (body: unknown): body is LexicalDocument =>
  typeof body === 'object' && body !== null && typeof (body as { root?: unknown }).root === 'object'

/**
 * HTML of an editor's document. What editors type is text, never markup: tags are made by our converters alone, links
 * are https, http, mailto, tel or of the site, and there is no inline style or script in it.
 */
export const renderRichText = (body: unknown): string =>
  isDocument(body)
    ? convertLexicalToHTML({
        data: body,
        converters: createConverters(renderRichText),
        disableContainer: true,
        disableIndent: true,
        disableTextAlign: true,
      })
    : ''
