import { expect, test } from 'vitest'
import { callGroups, resources } from './api.ts'
import { declared, features } from './declared.ts'
import { Secrets } from './platform/secrets/secrets.ts'

const twice = (names: readonly string[]) => names.filter((name, place) => names.indexOf(name) !== place)

test('no two features declare the same table, list, call or column of sealed rows', () => {
  expect(twice(features.flatMap(({ tables }) => Object.keys(tables ?? {})))).toEqual([])
  expect(twice(resources.map(({ name }) => name))).toEqual([])
  const calls = callGroups.flatMap(({ contract }) => Object.values(contract))
  expect(twice(calls.map(({ method, path }) => `${method} ${path}`))).toEqual([])
  expect(twice(declared.sealed(new Secrets(['any'])).map(({ column }) => column))).toEqual([])
})
