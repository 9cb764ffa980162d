import { IncomingMessage } from 'node:http'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { createRouteNames } from './api/route-template'
import { onFlush } from './platform/spans'

/** Attributes that may name a person or hold a token: addresses of callers, queries of URLs. */
const PERSONAL = ['client.address', 'network.peer.address', 'url.query', 'user_agent.original']
const SENDS_WITHIN_MS = 3_000

/** Blanks what may be personal before anything leaves the process. */
const withoutPersonalData: SpanProcessor = {
  onStart(span) {
    for (const name of PERSONAL) if (span.attributes[name] !== undefined) span.setAttribute(name, '[redacted]')
    const url = span.attributes['url.full']
    if (typeof url === 'string') span.setAttribute('url.full', url.split('?', 1)[0] ?? '')
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

/** Names an incoming request by the template of its route, so that traces of one endpoint have one name. */
function nameByRoute(): (span: Span, request: unknown) => void {
  const nameOf = createRouteNames()
  return (span, request) => {
    if (!(request instanceof IncomingMessage)) return
    const { method = 'GET', url = '/' } = request
    const route = nameOf(method, url)
    span.setAttribute('http.route', route)
    span.updateName(`${method} ${route}`)
  }
}

/**
 * Traces HTTP in and out and SQL, when OTEL_EXPORTER_OTLP_ENDPOINT names a collector. It has to run before the server is
 * loaded, since it replaces functions of node:http and pg.
 */
function startTracing(): void {
  // Attributes by the stable conventions; the packages read this when they start.
  process.env.OTEL_SEMCONV_STABILITY_OPT_IN ||= 'http,database'
  const exporter = new OTLPTraceExporter({ timeoutMillis: SENDS_WITHIN_MS })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'stackyard' }),
    ),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1)),
    }),
    spanProcessors: [withoutPersonalData, new BatchSpanProcessor(exporter)],
  })
  provider.register()
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({ requireParentforOutgoingSpans: true, requestHook: nameByRoute() }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  const load = createRequire(import.meta.url)
  for (const name of ['node:http', 'node:https', 'pg']) load(name)
  syncBuiltinESMExports()
  onFlush(() => provider.forceFlush())
}

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) startTracing()
