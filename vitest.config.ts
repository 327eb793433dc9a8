import { defineConfig } from 'vitest/config'
import { pageWordsPlugin } from './page-words.ts'

export default defineConfig({
  plugins: [pageWordsPlugin],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The program is loaded once in each worker: no test changes a module, and each file has an App of its own.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
