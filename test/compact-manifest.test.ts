import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const compact = (input: string) =>
  spawnSync(process.execPath, ['scripts/setup/compact-manifest.mjs'], { encoding: 'utf8', input })

const flags = (given: object) => ({
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  ...given,
})
const house = '/assets/house-1234567.js'
const manifest = {
  entry: { module: '/assets/entry-1234567.js', imports: ['/assets/react-1234567.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      ...flags({ hasErrorBoundary: true }),
      module: '/assets/root-1234567.js',
      imports: [house],
      css: ['/assets/style-1234567.css'],
    },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      ...flags({}),
      module: '/assets/home-1.js',
      imports: [],
      css: [],
    },
    'mon-compte': {
      id: 'mon-compte',
      parentId: 'root',
      path: 'mon-compte',
      ...flags({ hasAction: true, hasClientLoader: true }),
      clientLoaderModule: '/assets/account-7654321.js',
      module: '/assets/account-1.js',
      imports: ['/assets/form-2.js', '/assets/address-3.js'],
      css: [],
    },
    within: {
      id: 'within',
      parentId: 'mon-compte',
      path: 'mon-compte/within',
      ...flags({ hasLoader: false }),
      module: '/assets/within-1.js',
      imports: ['/assets/form-2.js'],
      css: ['/assets/within-1.css'],
    },
  },
  url: '/assets/manifest-1234567.js',
  version: '1234567',
}
const run = (text: string) => {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(text, { window })
  // Without the prototypes of the other context.
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}
const asBuilt = (given: unknown) => `window.__reactRouterManifest=${JSON.stringify(given)};`

test('the compact list of pages says what the router wrote', () => {
  const { 'mon-compte': account } = manifest.routes
  expect(run(compact(asBuilt(manifest)).stdout)).toEqual({
    ...manifest,
    routes: {
      ...manifest.routes,
      'mon-compte': { ...account, imports: account.imports.toSorted() },
    },
  })
})

test('a page does not name again what the root brought', () => {
  const within = { ...manifest.routes.within, imports: [house, '/assets/form-2.js'] }
  const read = run(compact(asBuilt({ ...manifest, routes: { ...manifest.routes, within } })).stdout)
  expect(read.routes.within.imports).toEqual(['/assets/form-2.js'])
})

test('anything else stops the build', () => {
  const { status, stderr } = compact('export default {}')
  expect(status).not.toBe(0)
  expect(stderr).toContain('liste des pages')
})
