import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import NumerologyPage, { loader as openNumerology } from '../numerology/numerology.page.tsx'
import GamePage, { loader as openGame } from '../table/game.page.tsx'

const site = useTestApp()
const robots = '<meta name="robots" content="noindex"/>'

test.each([
  ['le-pendule', GamePage, openGame],
  ['la-numerologie', NumerologyPage, openNumerology],
] as const)('a closed page of %s asks not to be indexed, an open one does not', async (game, page, loader) => {
  const path = `/tarots-oracles/${game}`
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own arguments
  const Page = page as ComponentType<any>
  const markup = async () => {
    const { data } = await openPage(site, loader, path, site.browser(), { game })
    const Stub = createRoutesStub([{ path, Component: () => <Page loaderData={data} actionData={undefined} /> }])
    return renderToStaticMarkup(<Stub initialEntries={[path]} />)
  }
  expect(await markup()).not.toContain(robots)
  const row = { site_id: 99, game, is_open: false, themes: [], asks_question: false, daily: false, rank: 7 }
  await site.owner.insertInto('game_settings').values(row).execute()
  expect(await markup()).toContain(robots)
})
