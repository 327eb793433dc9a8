import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from '../../errors.ts'
import type { Catalogue } from './texts.ts'

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'prefix' in value && 'entries' in value

test('no text on screen can break before a punctuation mark that French separates by a space', async () => {
  const texts: [string, string][] = Object.entries(errors).map(([name, { message }]) => [name, message])
  for (const path of globSync('src/**/*texts.ts')) {
    const catalogues = Object.values(await import(`../../../${path}`)).filter(isCatalogue)
    for (const { prefix, entries } of catalogues) {
      for (const [key, text] of Object.entries(entries)) texts.push([`${prefix}.${key}`, text])
    }
  }
  expect(texts.length).toBeGreaterThan(2000)
  expect(texts.filter(([, text]) => / [;:!?€»](?!\w)|« /.test(text)).map(([key]) => key)).toEqual([])
})
