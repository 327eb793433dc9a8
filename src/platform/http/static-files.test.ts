import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaticFiles } from './static-files.ts'

let root: string
let files: StaticFiles
const ask = (path: string, encoding = 'gzip, br') =>
  files.answer(path, new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }))

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(root, 'assets'))
  await mkdir(join(root, '.vite'))
  await writeFile(join(root, 'assets', 'page-abc.js'), 'x'.repeat(5000))
  await writeFile(join(root, 'favicon.svg'), '<svg/>')
  await mkdir(join(root, 'cartes'))
  await writeFile(join(root, 'cartes', 'le-soleil-240.avif'), 'picture')
  await writeFile(join(root, '.vite', 'manifest.json'), '{}')
  await writeFile(join(root, '..', 'outside.txt'), 'secret')
  files = new StaticFiles(root)
})
afterAll(async () => {
  await rm(root, { recursive: true })
  await rm(join(root, '..', 'outside.txt'))
})

test('a file of the build is compressed, has its type, and is cached for a year under its name', async () => {
  const answer = (await ask('/assets/page-abc.js'))!
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('x'.repeat(5000))
})

test('a picture of a card has its type and is cached for a month', async () => {
  const answer = (await ask('/cartes/le-soleil-240.avif'))!
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
})

test('a browser that accepts no encoding gets plain bytes', async () => {
  const answer = (await ask('/favicon.svg', ''))!
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe('<svg/>')
})

test.each([
  '/assets/../../outside.txt',
  '/../outside.txt',
  '/assets/other.js',
  '/.vite/manifest.json',
  '/assets/%2e%2e/x',
])('%s is not a file of the build', async (path) => {
  expect(await ask(path)).toBeNull()
})
