import { z } from 'zod'
import { LetterInput, LetterReaders, LetterReadersQuery, PeopleLetter } from '../schema/letter'
import { IdParams, paging } from '../schema/query'
import { endpoint } from './endpoint'

/** An admin's letters to all people whom filters of the directory find. */
export const letter = {
  readers: endpoint({
    method: 'GET',
    path: '/admin/letters/readers',
    audience: 'admin',
    summary: 'How many people a letter with these filters reaches',
    description:
      'Providers and merchants who are active and proved their address; with `purpose=offers` those alone who allow offers in their settings.',
    input: LetterReadersQuery,
    results: LetterReaders,
  }),
  send: endpoint({
    method: 'POST',
    path: '/admin/letters',
    audience: 'admin',
    summary: 'Write to everybody whom the filters find',
    description:
      'Mails leave in batches, 5,000 within 24 hours at most, each person gets one. The same letter asked for again within ten minutes is the one that is under way.',
    input: LetterInput,
    results: PeopleLetter,
    callsPerMinute: 20,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/letters',
    audience: 'admin',
    summary: 'Letters and what became of them, newest first',
    input: z.object(paging(10)),
    results: z.array(PeopleLetter),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/admin/letters/{id}/stop',
    audience: 'admin',
    summary: 'Send no more mails of a letter',
    input: IdParams,
    results: PeopleLetter,
  }),
}
