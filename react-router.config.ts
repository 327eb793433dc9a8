import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // As many files as the server has entries.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
