import { config } from 'zod'

// Zod compiles object schemas with `new Function` where it may; the content policy forbids that. Imported before any
// schema is made.
config({ jitless: true })
