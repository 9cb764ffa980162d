import { builtinEnvironments, type Environment } from 'vitest/runtime'

let standing: ReturnType<Environment['setup']> | undefined

/**
 * happy-dom's document, made once for each worker and kept from file to file: React and Testing Library stay bound to the
 * document that they were loaded with. A document and a React for each file take four times as long as the tests.
 */
export default {
  name: 'one-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    standing ??= builtinEnvironments['happy-dom'].setup(global, options)
    await standing
    return { teardown: () => undefined }
  },
} satisfies Environment
