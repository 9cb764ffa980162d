// Zod compiles object schemas with `new Function` where it may; the content policy forbids that. Zod reads this setting
// when it is loaded, which happens with the first form and not with the first page.
const settings = globalThis as { __zod_globalConfig?: { jitless: boolean } }
settings.__zod_globalConfig = { jitless: true }
