import { renderToString } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { contextOf } from '../../../visit-context.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import StyleGuidePage, { loader } from './style-guide.page.tsx'

const site = useTestApp()

function draw(): string {
  const Stub = createRoutesStub([{ path: '/', Component: StyleGuidePage }])
  return renderToString(<Stub />)
}

const html = draw()

test('no component writes a style attribute, which the policy refuses', () => {
  expect(html).not.toMatch(/\sstyle=/)
})

test('every id is unique, and every reference to an id resolves', () => {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]!)
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
  const pointers = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]*)"/g)]
  for (const id of pointers.flatMap((match) => match[1]!.split(' '))) expect(ids).toContain(id)
})

test('an invalid field is marked, and tied to its error message', () => {
  const input = html.match(/<input[^>]*name="email"[^>]*>/)![0]
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('aria-describedby="email-error"')
  expect(html).toMatch(/<p id="email-error"[^>]*>Cette adresse n’est pas complète/)
  expect(html.match(/<input[^>]*name="firstName"[^>]*>/)![0]).not.toContain('aria-invalid')
})

test('presence has a word, a price its unit, and a rating a text', () => {
  for (const said of ['Disponible', 'En consultation', '2,50\u00a0€/min', 'aria-label="4,7 sur 5"']) {
    expect(html).toContain(said)
  }
})

const answerIn = async (mode: 'demo' | 'production') => {
  const app = { ...site.app, config: { ...site.app.config, mode } }
  const context = contextOf(systemVisit(app, app.sites[0]), '', new RouterContextProvider())
  return loader({ context } as never)
}

test('the page exists in the demonstration only', async () => {
  await expect(answerIn('production')).rejects.toMatchObject({ init: { status: 404 } })
  await expect(answerIn('demo')).resolves.toBeNull()
})
