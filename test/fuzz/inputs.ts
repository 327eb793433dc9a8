import fc from 'fast-check'
import { z } from 'zod'

type Schema = Record<string, unknown>

/** The longest time for any answer, however strange the input. */
export const SLOWEST_MS = 2000

/** Values that no caller sends on purpose: wrong types, control characters, huge and hostile texts. */
export const nonsense = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, Number.MAX_SAFE_INTEGER + 2, 1e300, '', ' ', '\u0000', '\ud800'),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    { a: 1 },
    '__proto__',
    "'; drop table users; --",
    '<script>alert(1)</script>',
  ),
  fc.constantFrom<unknown>('NaN', '9'.repeat(30), '-1', '%00', '../../etc/passwd', 'a'.repeat(5000), '😀'.repeat(300)),
  fc.constantFrom<unknown>('a\u0000b', 'a\ud800'),
  // As `unit: 'binary'` of fast-check, which first maps all of Unicode for seconds.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
)

/** Values that roughly fit a JSON schema: formats are filled with plausible words. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const either = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Schema[] | undefined
  if (either) return fc.oneof(...either.map(fitting))
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema.minimum ?? -5), max: Math.min(Number(schema.maximum ?? 500), 100_000) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting((schema.items ?? {}) as Schema), { maxLength: 4 })
    case 'object':
      return record(schema)
    case 'string':
      if (typeof schema.pattern === 'string' && !schema.format) return fc.stringMatching(new RegExp(schema.pattern))
      return fc.oneof(
        fc.string({ unit: 'grapheme', minLength: Number(schema.minLength ?? 0), maxLength: 40 }),
        fc.constantFrom('1', '2', 'chat', '["chat"]', 'REGISTRATION', 'client@example.test', '1988-05-12', 'credit-10'),
      )
    default:
      return nonsense
  }
}

function record(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, fitting(inner)])), {
    requiredKeys: (schema.required as string[] | undefined) ?? [],
  })
}

/** Inputs around a schema: valid ones, with fields missing, replaced by nonsense, or unknown. */
export function around(schema: z.ZodObject | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({})
  const fits = record(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  const names = Object.keys(schema.shape)
  const spoilt = fc
    .tuple(fits, fc.constantFrom(...(names.length > 0 ? names : ['field'])), nonsense)
    .map(([given, name, value]) => ({ ...given, [name]: value }))
  const missing = fc
    .tuple(fits, fc.constantFrom(...(names.length > 0 ? names : ['field'])))
    .map(([given, name]) => Object.fromEntries(Object.entries(given).filter(([key]) => key !== name)))
  const unknown = fc.tuple(fits, nonsense).map(([given, value]) => ({ ...given, unknownField: value }))
  return fc.oneof({ weight: 3, arbitrary: fits }, { weight: 4, arbitrary: spoilt }, missing, unknown)
}
