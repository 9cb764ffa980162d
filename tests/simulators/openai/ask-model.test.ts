import { askModel } from '@stackyard/cms/integrations/openai/ask-model'
import { createOpenAi } from '@stackyard/cms/integrations/openai/create-openai'
import { EntryAnswer } from '@stackyard/cms/modules/content/draft/answer-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningModel, start } from './start'

let model: RunningModel

beforeAll(async () => {
  model = await start()
})
afterAll(() => model.close())

const clientOf = (OPENAI_API_KEY: string, OPENAI_BASE_URL: string) => {
  const client = createOpenAi({ OPENAI_API_KEY, OPENAI_BASE_URL }, { timeout: 300, maxRetries: 0 })
  if (!client) throw new Error('no client')
  return client
}
const ask = (question: string, by = clientOf('sk-test', model.url)) =>
  askModel(by, { model: 'm', schema: EntryAnswer, name: 'entry', instructions: 'Be plain.', question })

describe('asking a model over the real protocol', () => {
  it('answers in the shape asked for, with what it cost', async () => {
    const answer = await ask('Write about dock fees.\n\nSources:\n- /encyclopedia/dock (Dock): a door')
    expect(answer.value).toMatchObject({ term: 'Dock fees', sources: ['/encyclopedia/dock'] })
    expect(answer.value.paragraphs).toHaveLength(1)
    expect(answer.model).toBe('m (simulated)')
    expect(answer.inputTokens).toBeGreaterThan(0)
    expect(answer.outputTokens).toBeGreaterThan(0)
  })

  it.each([
    ['[refusal]', /declined/],
    ['[broken]', /form we cannot read/],
    ['[shape]', /form we cannot read/],
    ['[busy]', /busy/],
    ['[outage]', /does not answer/],
    ['[cut]', /cut off/],
    ['[silence]', /too long/],
    ['[stall]', /too long/],
    ['[drop]', /broke off|does not answer/],
  ])('%s is told in words', async (word, sentence) => {
    await expect(ask(`Write about docks. ${word}`)).rejects.toMatchObject({
      code: 'AI_UNAVAILABLE',
      message: expect.stringMatching(sentence),
    })
  })

  it('tells how much has come, and stops when it is told to', async () => {
    const heard: number[] = []
    const stop = new AbortController()
    const asked = askModel(clientOf('sk-test', model.url), {
      model: 'm',
      schema: EntryAnswer,
      name: 'entry',
      instructions: 'Be plain.',
      question: 'Write about docks. [slow]',
      signal: stop.signal,
      onText: (characters) => {
        heard.push(characters)
        if (heard.length === 3) stop.abort()
      },
    })
    await expect(asked).rejects.toMatchObject({ code: 'AI_UNAVAILABLE', message: expect.stringMatching(/stopped/) })
    expect(heard).toEqual([1, 2, 3])
  })

  it('an answer that drips without a pause ends at the limit of the whole', async () => {
    const asked = askModel(clientOf('sk-test', model.url), {
      model: 'm',
      schema: EntryAnswer,
      name: 'entry',
      instructions: 'Be plain.',
      question: 'Write about docks. [slow]',
      signal: new AbortController().signal,
      longestMs: 600,
    })
    await expect(asked).rejects.toMatchObject({ code: 'AI_UNAVAILABLE', message: expect.stringMatching(/too long/) })
  })

  it('a wrong key or a machine that is not there is an outage', async () => {
    const wrong = clientOf('wrong', model.url)
    await expect(ask('Write about docks.', wrong)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' })
    const nowhere = clientOf('sk-x', 'http://127.0.0.1:9/v1')
    await expect(ask('Write about docks.', nowhere)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' })
  })

  it('there is no client without a key', () => {
    expect(createOpenAi({ OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined })).toBeNull()
    expect(createOpenAi({ OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: model.url })?.baseURL).toBe(model.url)
  })
})
