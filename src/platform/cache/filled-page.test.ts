import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FilledPage } from './filled-page.ts'

const standIns = { name: 'Xf00dcafe', nonce: 'AbCdEfGh' }
const enqueue = (data: string) =>
  `<script nonce="AbCdEfGh">window.__reactRouterContext.streamController.enqueue("${data}");</script>`
const html = `<p title="Xf00dcafe">${'carte '.repeat(500)}</p>${enqueue('[\\"firstName\\",\\"Xf00dcafe\\"]\\n')}<b>Xf00dcafe</b>`
const cut = (text: string, isData = false) => FilledPage.cut(text, standIns, { isData, steady: ['nonce'] })

/** As a browser reads the data of a document. */
function dataIn(page: string): unknown {
  const [, literal] = /enqueue\((".*?")\);<\/script>/.exec(page) ?? []
  return JSON.parse(JSON.parse(literal!))
}

test.each(['Zoé', 'A & B <i>', '"</script><script>alert(1)//', "l'Éclair\\", '\u2028\u2029 $& $1', '😀'])(
  'the name %j is written as markup and as data, and ends nothing',
  async (name) => {
    const page = await cut(html)
    const filled = page!.fill({ name, nonce: '12345678' }, 'identity').toString()
    expect(dataIn(filled)).toEqual(['firstName', name])
    expect(filled.match(/<\/?(script|i|b)\b/g)).toEqual(['<script', '</script', '<b', '</b'])
    expect(filled).not.toMatch(/Xf00dcafe|AbCdEfGh/)
    expect(gunzipSync(page!.fill({ name, nonce: '12345678' }, 'gzip')).toString()).toBe(filled)
  },
)

test('the router’s data alone is written as JSON', async () => {
  const page = await cut('["firstName","Xf00dcafe"]', true)
  expect(JSON.parse(page!.fill({ name: 'a"b</script>', nonce: '12345678' }, 'identity').toString())).toEqual([
    'firstName',
    'a"b</script>',
  ])
})

test('a page that has a stand-in in another script can’t be filled in', async () => {
  expect(await cut('<script>let name = "Xf00dcafe"</script>')).toBeNull()
  expect(await cut('<script type="application/ld+json">{"name":"Xf00dcafe"}</script>')).toBeNull()
})

test('what varies in length breaks no reference, what is steady must stay so', async () => {
  const words = Array.from({ length: 300 }, (_, place) => `${place * 7919} cartes`).join()
  const page = await cut(`${words}<i nonce="AbCdEfGh">${words}Xf00dcafe${words}`)
  for (const name of ['', 'x', 'y'.repeat(500)]) {
    const filled = page!.fill({ name, nonce: '87654321' }, 'gzip')
    expect(gunzipSync(filled).toString()).toBe(`${words}<i nonce="87654321">${words}${name}${words}`)
  }
  expect(() => page!.fill({ name: 'x', nonce: 'short' }, 'gzip')).toThrow(RangeError)
})
