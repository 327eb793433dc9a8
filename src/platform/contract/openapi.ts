import { z } from 'zod'
import { type ErrorName, errors } from '../../errors.ts'
import type { CallDefinition, CallGroup } from './contract.ts'

const failure = z.object({
  api: z.object({
    ok: z.literal(0),
    error: z.object({ code: z.int(), msg: z.string(), field: z.string().optional() }),
  }),
})

/** The OpenAPI 3.1 document of all calls, from the schemas that parse them. */
export function openApi<V>(groups: readonly CallGroup<V>[], about: { title: string; version: string; server: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const group of groups) {
    for (const [name, call] of Object.entries(group.contract)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.server }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        partner: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description:
            'With X-Session-Id, X-Timestamp, X-Nonce and X-Signature: see docs/partners. HMAC-SHA-256 in hexadecimal of six lines: method, path, sorted query, SHA-256 of the body, timestamp, nonce.',
        },
      },
    },
  }
}

function operation(operationId: string, call: CallDefinition) {
  const output = call.output.extend({ api: z.object({ ok: z.literal(1) }) })
  return {
    operationId,
    summary: call.summary,
    ...(call.access === 'public' ? {} : { security: [{ [call.access === 'partner' ? 'partner' : 'session']: [] }] }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.keyed
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: call.movesMoney === true,
              schema: { type: 'string', maxLength: 120 },
            },
          ]
        : []),
    ],
    ...(call.body || call.upload ? { requestBody: { required: true, content: bodyOf(call) } } : {}),
    responses: {
      200: {
        description: 'ok',
        content: call.file
          ? { [call.file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: schemaOf(output, 'output') } },
      },
      ...refusals(call),
    },
  }
}

function bodyOf({ body = z.object({}), upload }: CallDefinition) {
  return upload
    ? { 'multipart/form-data': { schema: schemaOf(body.extend({ file: z.file() }), 'input') } }
    : { 'application/json': { schema: schemaOf(body, 'input') } }
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))
}

function refusals(call: CallDefinition) {
  const names: ErrorName[] = [...call.refusals]
  if (call.access === 'partner') {
    names.push('securityParametersMissing', 'securityParametersInvalid', 'headersInvalid')
    names.push('apiAuthInvalid', 'nonceInvalid', 'tooManyRequests')
  } else if (call.access !== 'public') names.push('securityParametersMissing', 'forceLogout')
  if (call.body || call.query) names.push('parametersInvalid')
  if (call.movesMoney) names.push('headersInvalid')
  if (call.path.startsWith('/api/admin/') && call.body?.shape.reason) names.push('reasonTellsAddress')
  const byStatus = Map.groupBy(names, (name) => errors[name].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${errors[name].code} ${name}`).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
