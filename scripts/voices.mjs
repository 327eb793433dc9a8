import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'
import { root, SetupFailure, say } from './setup/project.mjs'

/**
 * Speaks what the automata say in calls, anew: npm run voices. Needs two programs of Debian, espeak-ng and opus-tools. Each
 * recording carries its text as a comment, by which a test sees a text that was changed and not spoken again.
 */
const RECORDINGS = 'src/features/consult/automaton-calls/recordings'
const OPUS = ['--speech', '--bitrate', '10', '--framesize', '20', '--serial', '1', '--padding', '0', '--quiet']

ensureInstalled()
if (isRecentNode()) await speakAll()
else handOver(findNode(), [fileURLToPath(import.meta.url)])

async function speakAll() {
  const { voices } = await import('../src/features/consult/automaton-calls/lines.data.ts')
  rmSync(join(root, RECORDINGS), { recursive: true, force: true })
  for (const { slug, speaker, opening, answers, goodbye } of voices) {
    const folder = join(root, RECORDINGS, slug)
    mkdirSync(folder, { recursive: true })
    for (const [place, text] of [opening, ...answers, goodbye].entries()) {
      const { voice, speed, pitch } = speaker
      const wave = run('espeak-ng', ['-v', voice, '-s', `${speed}`, '-p', `${pitch}`, '--stdout', '--', text])
      run('opusenc', [...OPUS, '--comment', `TEXT=${text}`, '-', join(folder, `${place}.opus`)], wave)
    }
    say(slug)
  }
}

/** @param {string} program @param {string[]} args @param {Buffer} [input] */
function run(program, args, input) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 64 * 1024 * 1024 })
  if (error || status !== 0) throw new SetupFailure(`${program} : ${error?.message ?? stderr}`)
  return stdout
}
