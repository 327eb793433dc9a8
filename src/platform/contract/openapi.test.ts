import { expect, test } from 'vitest'
import { callGroups } from '../../api.ts'
import { openApi } from './openapi.ts'

const { paths } = openApi(callGroups, { title: 'API', version: '1', server: 'https://voyance.test' }) as {
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
}
const refusals = (path: string) => paths[path]!.post!.responses['400']!.description

test('a call with a reason by staff documents that it must not contain an address; a client’s does not', () => {
  expect(refusals('/api/admin/clients/{id}/block')).toContain('4380 reasonTellsAddress')
  expect(refusals('/api/admin/members')).toContain('4380 reasonTellsAddress')
  expect(refusals('/api/consultations/{id}/dispute')).not.toContain('reasonTellsAddress')
})

test('a call that moves money documents that it is refused without a key', () => {
  expect(refusals('/api/wallet/top-ups')).toContain('105 headersInvalid')
})
