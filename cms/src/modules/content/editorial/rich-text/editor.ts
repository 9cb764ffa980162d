import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { articleBlocks } from './blocks'

const textFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: ['posts', 'articles', 'encyclopedia-entries', 'pages'] }),
  InlineToolbarFeature(),
]

/** The full editor of posts and pages. Everything it can make, `render` can show without an inline style. h1 belongs to the title. */
export const articleEditor = lexicalEditor({
  features: () => [
    ...textFeatures(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    HorizontalRuleFeature(),
    UploadFeature({ collections: { media: { fields: [{ name: 'caption', type: 'text' }] } } }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: articleBlocks }),
    FixedToolbarFeature(),
  ],
})

/** The small editor of answers. */
export const textEditor = lexicalEditor({ features: () => [...textFeatures(), FixedToolbarFeature()] })

/** The editor of newsletters: what mail programs show alike. */
export const letterEditor = lexicalEditor({
  features: () => [
    ...textFeatures(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    HorizontalRuleFeature(),
    FixedToolbarFeature(),
  ],
})
