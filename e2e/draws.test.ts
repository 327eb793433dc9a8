import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor } from './browser.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voyance-draws-'))
  await openSite()
})
afterAll(async () => {
  await closeSite()
  await rm(folder, { recursive: true })
})

async function onDisk(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return pathToFileURL(path).href
}

interface Drawn {
  cards: { name: string; reversed: boolean }[]
  verify: { file: string; serverSeed: string }
}

/** A draw of the tarot, by the calls that the browser makes. */
const drawInPage = `(async () => {
  const send = async (path, body) => (await fetch('/api/games/le-tarot-de-marseille/' + path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  const { drawId } = await send('draws', {})
  return send('results', { drawId, clientSeed: 'élan 🌙', picks: [77, 3, 40, 0, 12] })
})()`

test('a draw is verified by its file, opened from a disk without a network', async () => {
  const { context, page } = await openVisitor(browser, site.address)
  await page.goto('/contact')
  const { cards, verify } = await page.evaluate<Drawn>(drawInPage)
  const answer = await context.request.get(site.address + verify.file)
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="verifier.html"')
  const file = await answer.body()
  expect(file.byteLength).toBeLessThanOrEqual(4096)

  const offline = await browser.newContext({ offline: true })
  const opened = await offline.newPage()
  const asked: string[] = []
  opened.on('request', (request) => asked.push(request.url()))
  const address = await onDisk('verifier.html', file)
  await opened.goto(address)
  await opened.getByText('Tout concorde').waitFor()
  expect(await opened.getByRole('listitem').allTextContents()).toEqual(
    cards.map(({ name, reversed }) => `${name}${reversed ? ' (à l’envers)' : ''}\u00a0: retrouvée ✓`),
  )
  await opened.getByLabel('Graine du site').fill(`0${verify.serverSeed.slice(1)}0`)
  await opened.getByText('Le calcul ne donne pas ce tirage.').waitFor()
  await opened.getByLabel('Graine du site').fill(verify.serverSeed)
  await opened.getByText('Tout concorde').waitFor()
  expect(asked).toEqual([address])
  await offline.close()
  await context.close()
})

test('the protocol’s own code computes its vector in Chromium, from a file too', async () => {
  const sources = await Promise.all(['words', 'draw'].map((name) => readFile(`src/games/fair/${name}.ts`, 'utf8')))
  const code = sources.map((source) => stripTypeScriptTypes(source).replace(/^import .*$|\bexport (?=\w)/gm, ''))
  const script = `${code.join('\n')}
    const seed = 'f3a1'.padEnd(64, '0')
    const drawing = { serverSeed: seed, clientSeed: 'bonjour luna', drawId: 'd1', deck: 78, picks: [0, 1, 2, 3, 4], reversals: true }
    const cards = await draw(drawing)
    document.body.textContent = JSON.stringify([await commitmentTo(seed), cards.map(({ card, reversed }) => card + (reversed ? 'R' : ''))])`
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(await onDisk('vector.html', `<meta charset=utf-8><body><script type=module>${script}</script>`))
  await page.getByText('37b2eb5b').waitFor()
  expect(JSON.parse((await page.textContent('body')) ?? '')).toEqual([
    '37b2eb5b52afac48746cd66387bedd9b8cddb554647dc4832ccc7ecfb35fb9a7',
    ['47R', '32', '69', '51', '73'],
  ])
  await context.close()
})
