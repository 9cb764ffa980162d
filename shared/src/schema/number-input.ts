import { z } from 'zod'

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** What a decimal text says; anything else as it was sent, for the schema to judge. */
const decimal = (sent: unknown): unknown =>
  typeof sent === 'string' && DECIMAL.test(sent.trim()) ? Number(sent) : sent

/**
 * A number as clients send it: a number, or decimal text where a form, a path or a client sends text. `true`, `[]`, `""` and
 * `"0x10"` are no numbers.
 */
export const numberInput = <Inner extends z.ZodType<number>>(inner: Inner) => z.preprocess(decimal, inner)
