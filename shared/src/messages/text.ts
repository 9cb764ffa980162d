import { brand } from '../reference/brand'
import { en, type MessageKey } from './en'
import { enXSpec } from './en-x-spec'
import { spokenMessages } from './spoken'

type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type Params<Key extends MessageKey> = { [Name in Exclude<ParamNames<(typeof en)[Key]>, 'product'>]: string | number }
type Arguments<Key extends MessageKey> = keyof Params<Key> extends never ? [] : [params: Params<Key>]

export type { MessageKey }

/** The wordings to choose from: ours, or the spec's letter for letter. */
export type Wording = 'en' | 'en-x-spec'

const runtime = globalThis as { process?: { env?: Record<string, string | undefined> } }
let wording: Wording = runtime.process?.env?.['TEXTS'] === 'spec' ? 'en-x-spec' : 'en'

/** Chooses the wording of this process or page; on the server TEXTS=spec does it at start. */
export const selectWording = (next: Wording): void => {
  wording = next
}

const template = (key: MessageKey): string =>
  spokenMessages.words[key] ??
  (wording === 'en-x-spec' ? (enXSpec as Partial<Record<MessageKey, string>>)[key] : undefined) ??
  en[key]

/** The text of a key with its {parameters} filled in; {product} is the brand's name. */
export const text = <Key extends MessageKey>(key: Key, ...[params]: Arguments<Key>): string => {
  const values: Record<string, string | number> = { product: brand.name, ...params }
  return template(key).replace(/\{(\w+)\}/g, (whole, name: string) =>
    spokenMessages.within(String(values[name] ?? whole)),
  )
}

/** The same for a key and parameters known only at run time, such as a validation result. */
export const textOf = (message: { key: MessageKey; params: Readonly<Record<string, string | number>> }): string =>
  (text as (key: MessageKey, params: Readonly<Record<string, string | number>>) => string)(message.key, message.params)
