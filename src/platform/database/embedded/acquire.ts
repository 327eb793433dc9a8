import { setTimeout as sleep } from 'node:timers/promises'
import { claim, type Ownership } from './claim.ts'
import { AlreadyRunning, EmbeddedDatabaseFailure } from './failure.ts'
import { hasEnded, type Launched, launch, logOf, logTail, type Settings } from './launch.ts'
import type { Placement } from './placement.ts'
import { discardRecycledPid, type Postmaster, recordedPostmaster, runningPostmaster } from './postmaster.ts'
import { ensureSocketFolder } from './socket-folder.ts'

const pollEvery = 50
const silenceLimit = 30_000
/** Milliseconds to wait for a server that is recovering or stopping: killing a recovery only makes it start over. */
const unreadyLimit = 300_000
/** The server frees the lock of a killed program only a moment later. */
const refusalPatience = 1_500
const launchLimit = 5
const relaunchEvery = 500

/** Adopts the server that runs on this folder or starts one; resolves once this program owns it. */
export async function acquire(at: Placement, settings: Settings): Promise<Ownership> {
  const startedAt = performance.now()
  let heardAt = startedAt
  let refusedAt: number | undefined
  let launched: Launched | undefined
  let launches = 0
  for (;;) {
    const running = await runningPostmaster(at.cluster)
    const candidate = running ?? (await serverElsewhere(at))
    const answer = candidate?.socketFolder ? await claim(at.cluster, candidate) : 'silent'
    if (!running && answer === 'silent') {
      if (launched && hasEnded(launched)) {
        if (launched.failure || launches >= launchLimit) throw await startFailure(at, launched.failure)
        // The processes of a killed server hold its memory for a moment, and the next one refuses to start meanwhile.
        await sleep(relaunchEvery)
        launched = undefined
      }
      if (!launched) {
        await discardRecycledPid(at.cluster)
        launched = await launch(at, await ensureSocketFolder(at), settings)
        launches += 1
      }
    }
    if (typeof answer === 'object') return answer
    const now = performance.now()
    if (answer === 'notReady') heardAt = now
    refusedAt = answer === 'refused' ? (refusedAt ?? now) : undefined
    if (refusedAt !== undefined && now - refusedAt > refusalPatience) throw new AlreadyRunning(at.folder)
    if (answer !== 'refused' && (now - heardAt > silenceLimit || now - startedAt > unreadyLimit)) {
      if (launched && !hasEnded(launched)) launched.process.kill('SIGINT')
      throw await startFailure(at, undefined)
    }
    await sleep(pollEvery)
  }
}

/**
 * Two containers on one volume don't see each other's processes, but both can reach the socket beside the data. A
 * socket elsewhere proves nothing: anyone may have created it after ours.
 */
async function serverElsewhere(at: Placement): Promise<Postmaster | undefined> {
  const recorded = await recordedPostmaster(at.cluster)
  return recorded?.socketFolder.startsWith(`${at.folder}/`) ? recorded : undefined
}

async function startFailure(at: Placement, cause: Error | undefined): Promise<EmbeddedDatabaseFailure> {
  return new EmbeddedDatabaseFailure(
    `PostgreSQL n’a pas démarré : corrigez ce que dit la fin de son journal (${logOf(at)}) puis relancez.\n${cause?.message ?? (await logTail(at))}`,
    { cause },
  )
}
