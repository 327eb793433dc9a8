import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { pageWordsPlugin } from './page-words.ts'

/** What takes longest, on a clean checkout too, so that no worker waits for one of these at the end. */
const longest = [
  'psychic-day',
  'chaos',
  'quality',
  'back-office-keyboard',
  'back-office',
  'looks',
  'first-paint',
  'saved-cards',
  'voice',
  'room',
  'traps',
  'no-scripts',
  'shell',
  'seasons',
  'style-guide',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place < 0 ? longest.length : place
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Journeys in a real browser, on the built program. */
export default defineConfig({
  plugins: [pageWordsPlugin],
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A limit for what never comes, not for how long it may take on a busy machine.
    expect: { poll: { timeout: 90_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
