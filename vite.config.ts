import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What many pages share comes in one file, as do the styles: dozens of small ones cost a slow line more than
          // what a page doesn't need.
          output: { codeSplitting: { groups: [{ name: 'house', test: /\/src\//, minShareCount: 4 }] } },
        },
      },
    },
    // The server is the input of the pages' build, so that calls and pages share one copy of every module.
    ssr: { build: { rollupOptions: { input: { main: './src/main.ts' } } } },
  },
  // A script inlined as data: would be refused by the content security policy.
  build: { assetsInlineLimit: 0, sourcemap: false, cssCodeSplit: false },
})
