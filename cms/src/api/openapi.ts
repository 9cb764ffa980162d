import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@stackyard/shared/contract/index'
import { brand } from '@stackyard/shared/reference/brand'
import { ErrorBody } from '@stackyard/shared/schema/envelope'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'

const codesOf = (status: number): string =>
  Object.entries(ERROR_CODES)
    .filter(([, entry]) => entry.status === status)
    .map(([code, entry]) => `${code}: ${entry.message}`)
    .join('\n')

const refusals = Object.fromEntries(
  [400, 401, 403, 404, 409, 429].map((status) => [
    String(status),
    {
      description: codesOf(status),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
)

async function generate() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'Every reply is the envelope: success, statusCode, error, isError, message, results, total.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: { ErrorBody: { schema: ErrorBody } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['success', 'statusCode', 'error', 'isError', 'message', 'results'],
          properties: {
            success: { const: false },
            statusCode: { type: 'integer' },
            error: { $ref: '#/components/schemas/ErrorBody' },
            isError: { const: true },
            message: { type: 'string' },
            results: { type: 'null' },
          },
        },
      },
    },
  })
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item ?? {}))
      if (typeof operation === 'object' && 'responses' in operation) Object.assign(operation.responses ?? {}, refusals)
  return document
}

export type ApiDocument = Awaited<ReturnType<typeof generate>>

let document: Promise<ApiDocument> | undefined

/** The OpenAPI 3.1 document of the contract, made once at first use. Paths are below `/api`. */
export const openApiDocument = (): Promise<ApiDocument> => (document ??= generate())

let text: Promise<string> | undefined

/** The same as JSON, written once. */
export const openApiText = (): Promise<string> => (text ??= openApiDocument().then((made) => JSON.stringify(made)))
