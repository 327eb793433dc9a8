import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The server is the input of the pages' build, so that calls and pages share one copy of every module.
    ssr: { build: { rollupOptions: { input: { main: './src/main.ts' } } } },
  },
  // A script inlined as data: would be refused by the content security policy.
  build: { assetsInlineLimit: 0, sourcemap: false },
})
