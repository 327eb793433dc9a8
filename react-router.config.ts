import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
