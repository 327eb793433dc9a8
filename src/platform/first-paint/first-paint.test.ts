import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { FirstPaint } from './first-paint.ts'
import { SHEETS_SHOWN } from './late-styles.ts'

const NONCE = 'n0nce'
const mine = ` nonce="${NONCE}"`
const written = (head: string, code: string) =>
  `<html><head>${head}</head><body><p class="a">x</p><script${mine} type="module" async="">${code}</script></body></html>`
const link = `<link rel="stylesheet" href="/assets/style-1.css"${mine}/>`
const preload = `<link rel="modulepreload" href="/assets/b.js"${mine}/>`
const code = `import "/assets/manifest.js";
import * as route0 from "/assets/b.js";
  window.modules = {"root":route0};

import("/assets/entry.js");`
const sheets = new Map([
  ['/assets/style-1.css', '.a{color:red}.b{color:red}'],
  ['/assets/own-1.css', '.a{top:0}.b{top:0}'],
])
const files = new FirstPaint(async (path) => sheets.get(path) ?? null)

test('what the document needs of the sheet is in it, and the sheet comes after', async () => {
  const { html, styles } = await files.prepare(written(link, ''), NONCE)
  expect(html).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" media="print" data-href="/assets/style-1.css"/>',
  )
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/style-1.css" media="print"/></noscript>')
  expect(styles).toEqual([`'sha256-${createHash('sha256').update('.a{color:red}').digest('base64')}'`])
})

test('what the document needs of its own sheet stands behind that of every page, and neither sheet holds up the paint', async () => {
  const { html } = await files.prepare(written(`${link}<title>x</title>${link.replace('style-1', 'own-1')}`, ''), NONCE)
  expect(html).toContain('<style>.a{color:red}.a{top:0}</style>')
  expect([...html.matchAll(/<link[^>]* data-href="([^"]+)"/g)].map(([, path]) => path)).toEqual([...sheets.keys()])
  expect(html.match(/<link rel="stylesheet" href="[^"]+"\/>/)).toBeNull()
})

test('the scripts are asked for after the first paint, together, and run in their order once the sheets are shown', async () => {
  const { html } = await files.prepare(written(link + preload, code), NONCE)
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('type="module"')
  const [, script = ''] = /<body>.*<script nonce="n0nce">(\{const begin.*?)<\/script>/s.exec(html) ?? []
  expect(script).toContain('for(const href of ["/assets/b.js"])')
  expect(script).toContain(
    `const[,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/b.js"),${SHEETS_SHOWN}]);window.modules = {"root":route0};`,
  )
  expect(script).toContain(`observe({type:'paint',buffered:true})`)
})

test.each([
  ['that names no sheet', written('', code)],
  ['whose sheet is not there', written('<link rel="stylesheet" href="/assets/style-2.css"/>', code)],
  ['one of whose sheets is not there', written(`${link}<link rel="stylesheet" href="/assets/own-2.css"/>`, code)],
  ['of the development server', '<html><head></head><body></body></html>'],
])('a document %s stays as it is', async (_, html) => {
  expect(await files.prepare(html, NONCE)).toEqual({ html, styles: [] })
})
