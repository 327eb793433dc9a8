/** The floors of src/features, from the ground up: each imports its own and those before it. */
export const FLOORS = ['house', 'people', 'content', 'sky', 'consult', 'play', 'money', 'rights', 'site']

/** What one feature may not import from another: its entry points, and what it declares. */
export const doors = /(\.page\.tsx?|\b(handlers|jobs|channel|feature|tables)\.server\.ts)$/

/** What the back office may take from the site, which knows neither server nor pages. */
export const sharedWithBackOffice =
  /^src\/(astrology\/names\.ts$|platform\/|games\/|sites\/seasons\/|ui\/([\w-]+\.css$|(crop|plot)\/)|features\/[\w-]+\/[\w-]+\/((\w+-)?texts|[\w-]*rules|addresses)\.ts$)/

/**
 * What each folder of src/ may import besides itself; a file directly in src/ is named by its stem. Everything else is
 * refused.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const allowed = {
  main: ['config', 'platform', 'program'],
  backup: ['config', 'features', 'platform', 'providers'],
  program: ['app', 'config', 'features', 'platform', 'server'],
  server: [
    'api',
    'app',
    'config',
    'db',
    'declared',
    'demo',
    'errors',
    'features',
    'jobs',
    'pages',
    'platform',
    'sites',
    'visit-context',
  ],
  routes: ['pages'],
  pages: [],
  root: ['features', 'platform', 'sites', 'ui', 'visit-context', 'errors'],
  'entry.server': ['features', 'platform', 'ui', 'visit-context'],
  'list of features': ['features'],
  declared: ['app', 'features', 'list of features'],
  api: ['app', 'declared', 'features', 'platform'],
  jobs: ['app', 'declared', 'features', 'platform'],
  demo: ['app', 'astrology', 'config', 'features', 'platform', 'sites', 'db'],
  features: [
    'app',
    'astrology',
    'errors',
    'games',
    'pages',
    'personal-data',
    'platform',
    'sites',
    'ui',
    'visit-context',
  ],
  astrology: [],
  games: [],
  'visit-context': ['app'],
  app: ['config', 'personal-data', 'platform', 'providers', 'sites'],
  'personal-data': ['platform'],
  providers: ['config', 'platform'],
  sites: [],
  ui: ['platform'],
  platform: ['config', 'errors'],
  errors: ['field-names'],
  'field-names': [],
  config: [],
}
