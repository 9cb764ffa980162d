export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  $ref?: string
  definitions?: Record<string, JsonSchema>
  $defs?: Record<string, JsonSchema>
}

const LISTED: Record<string, number> = { sections: 3, paragraphs: 1, points: 2, questions: 3, terms: 4, toCheck: 1 }

/** What the question is about, as our prompts name it. */
const topicOf = (question: string): string =>
  /(?:about|on|around|Define) (.+?)(?: for |\.(?:\s|$)|:\s|\n|$)/.exec(question)?.[1]?.trim() || 'this topic'

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Plain words for a field, made of its name, the topic and its place in a list: the same question has the same answer. */
function words(name: string, topic: string, at: number): string {
  const subject = capital(topic)
  const texts: Record<string, string> = {
    title: `${subject}: what to know first`,
    summary: `A simulated draft about ${topic}. Replace it before you publish.`,
    heading: [`What ${topic} means`, 'What to ask for', 'What to check'][at] ?? `Part ${at + 1}`,
    paragraphs: `This paragraph was written by a simulator in place of a model. It stands where a text about ${topic} would stand.`,
    points: `Point ${at + 1} about ${topic}`,
    question:
      [`What is ${topic}?`, `Who pays for ${topic}?`, `When does ${topic} matter?`][at] ??
      `What else about ${topic} (${at + 1})?`,
    answer: `A simulator wrote this answer about ${topic}. An editor replaces it.`,
    term: at === 0 ? subject : `${subject} ${at + 1}`,
    definition: `A simulated definition of ${topic}, to be replaced by an editor.`,
    toCheck: `Every statement about ${topic}: a simulator wrote it.`,
  }
  return texts[name] ?? subject
}

/** A value of the schema's shape about the topic of the question. Sources are taken from those the question offers. */
export function fill(schema: JsonSchema, question: string): unknown {
  const topic = topicOf(question)
  const offered = [...question.matchAll(/^- (\/\S+) \(/gm)].map((match) => match[1])
  const wanted = Number(/(?:Write|Name) (\d+) (?:questions|terms)/.exec(question)?.[1] ?? 0)
  const value = (part: JsonSchema, name: string, at: number): unknown => {
    if (part.$ref) {
      const key = part.$ref.split('/').at(-1) ?? ''
      return value((schema.definitions ?? schema.$defs ?? {})[key] ?? {}, name, at)
    }
    if (part.type === 'object')
      return Object.fromEntries(
        Object.entries(part.properties ?? {}).map(([key, child]) => [key, value(child, key, at)]),
      )
    if (part.type === 'array') {
      if (name === 'sources') return offered.slice(0, 2)
      const length = (['questions', 'terms'].includes(name) && wanted) || (LISTED[name] ?? 1)
      return Array.from({ length }, (_, index) => value(part.items ?? {}, name, index))
    }
    return words(name, topic, at)
  }
  return value(schema, '', 0)
}
