import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ExportView } from '../views.ts'
import { MyCopy } from './my-copy.tsx'

const copy: ExportView = {
  id: 7,
  askedAt: '2026-11-21T11:00:00.000Z',
  state: 'making',
  done: 12,
  steps: 35,
  until: null,
}

function render(of: Partial<Parameters<typeof MyCopy>[0]>): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <MyCopy copy={copy} next={copy.askedAt} confirmation={null} fault={undefined} {...of} />,
    },
  ])
  return renderToString(<Stub />)
}

test('while a copy is being made, the page shows the progress, and reloads if scripts are off', () => {
  const html = render({})
  expect(html).toMatch(/<progress[^>]* value="12" max="35" aria-valuetext="12 sur 35"/)
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>')
  expect(html).not.toContain('value="export"')
})

test('a finished copy is downloaded by a plain form, with the password if needed', () => {
  const ready = { ...copy, state: 'ready', until: '2026-11-28T11:00:00.000Z' } as const
  expect(render({ copy: ready })).not.toContain('name="password"')
  const html = render({ copy: ready, confirmation: 'password', fault: 'Ce mot de passe n’est pas valable.' })
  expect(html).toContain('action="/mon-compte/donnees/7/fichier"')
  expect(html).toMatch(/name="password"[^>]* aria-invalid="true"|aria-invalid="true"[^>]* name="password"/)
  expect(render({ copy: ready, confirmation: 'signIn' })).not.toContain('/mon-compte/donnees/7/fichier')
})
