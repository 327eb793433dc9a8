import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into a node: on SIGUSR2 it collects garbage and writes what it still holds to the file WEIGHT.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  // What the first one finalizes is only free after the second.
  collect()
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo()
  writeFileSync(process.env.WEIGHT ?? '', JSON.stringify({ rss, heap: heapUsed + external, resources }))
})
