import { invalid } from './stripe-fault'

type Value = string | Value[] | { [key: string]: Value }
type Tree = { [key: string]: Value }

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads `a[b][]=1&a[c]=2` into a tree, as Stripe does. */
function readForm(text: string): Tree {
  const tree: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name
      .split(/[[\]]+/)
      .filter((key, index) => index === 0 || key !== '')
      .filter((key) => !forbidden.has(key))
    place(tree, keys, name.endsWith('[]'), value)
  }
  return tree
}

function place(tree: Tree, keys: string[], isList: boolean, value: string): void {
  let at = tree
  for (const key of keys.slice(0, -1)) {
    const next = at[key]
    if (typeof next === 'object' && !Array.isArray(next)) at = next
    else at = at[key] = Object.create(null) as Tree
  }
  const last = keys.at(-1)
  if (last === undefined) return
  const before = at[last]
  if (!isList) at[last] = value
  else if (Array.isArray(before)) before.push(value)
  else at[last] = [value]
}

/** The parameters of one call, read with Stripe's own errors. */
export class Params {
  private readonly tree: Tree
  private readonly path: string

  constructor(tree: Tree, path = '') {
    this.tree = tree
    this.path = path
  }

  static read(text: string): Params {
    return new Params(readForm(text))
  }

  get names(): string[] {
    return Object.keys(this.tree)
  }

  private named(name: string): string {
    return this.path ? `${this.path}[${name}]` : name
  }

  has(name: string): boolean {
    return this.tree[name] !== undefined
  }

  text(name: string): string | undefined {
    const value = this.tree[name]
    if (value !== undefined && typeof value !== 'string')
      throw invalid(`Invalid string: ${this.named(name)}`, undefined, this.named(name))
    return value === '' ? undefined : value
  }

  needText(name: string): string {
    const value = this.text(name)
    if (value === undefined)
      throw invalid(`Missing required param: ${this.named(name)}.`, 'parameter_missing', this.named(name))
    return value
  }

  whole(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (!/^-?\d{1,15}$/.test(value))
      throw invalid(`Invalid integer: ${value}`, 'parameter_invalid_integer', this.named(name))
    return Number(value)
  }

  needWhole(name: string): number {
    this.needText(name)
    return this.whole(name) ?? 0
  }

  flag(name: string): boolean {
    const value = this.text(name)
    if (value !== undefined && value !== 'true' && value !== 'false')
      throw invalid(`Invalid boolean: ${value}`, undefined, this.named(name))
    return value === 'true'
  }

  /** One of the given words, or undefined when absent. */
  choice<T extends string>(name: string, words: readonly T[]): T | undefined {
    const value = this.text(name)
    const word = words.find((each) => each === value)
    if (value !== undefined && word === undefined)
      throw invalid(`Invalid ${this.named(name)}: must be one of ${words.join(', ')}`, undefined, this.named(name))
    return word
  }

  list(name: string): string[] | undefined {
    const value = this.tree[name]
    if (value === undefined) return undefined
    const items = Array.isArray(value) ? value : typeof value === 'object' ? Object.values(value) : []
    return items.filter((item) => typeof item === 'string')
  }

  nested(name: string): Params | undefined {
    const value = this.tree[name]
    if (typeof value !== 'object' || Array.isArray(value)) return undefined
    return new Params(value, this.named(name))
  }

  needNested(name: string): Params {
    const value = this.nested(name)
    if (!value) throw invalid(`Missing required param: ${this.named(name)}.`, 'parameter_missing', this.named(name))
    return value
  }

  /** `before` with the given metadata merged in; an empty value removes its key. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const merged = { ...before }
    const given = this.nested('metadata')
    for (const [key, value] of Object.entries(given?.tree ?? {})) {
      if (value === '') delete merged[key]
      else if (typeof value === 'string') merged[key] = value
    }
    return merged
  }

  /** Refuses every top-level name outside `allowed`, as Stripe does. */
  allowOnly(allowed: readonly string[]): void {
    const stranger = this.names.find((name) => !allowed.includes(name))
    if (stranger) throw invalid(`Received unknown parameter: ${stranger}`, 'parameter_unknown', stranger)
  }
}
