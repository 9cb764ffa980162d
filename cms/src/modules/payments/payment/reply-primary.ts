import { reply, type Envelope } from '@stackyard/shared/schema/envelope'

/** The primary record, or that there is none: HTTP 200 with `statusCode: 404` and `results: null`. */
export const replyPrimary = <T>(record: T | undefined): Envelope<T | null> =>
  record === undefined ? reply(null, { statusCode: 404, message: 'There is no primary yet.' }) : reply(record)
