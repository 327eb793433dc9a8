import { spawn } from 'node:child_process'
import { complain } from './project.mjs'

const forwarded = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])

/**
 * Runs a program instead of this one, forwarding signals and the exit code. It gets its own session, or Ctrl-C would
 * reach it twice: from the terminal, then from us.
 * @param {string} file
 * @param {string[]} args
 * @returns {void}
 */
export function handOver(file, args) {
  const child = spawn(file, args, { stdio: 'inherit', detached: true })
  for (const signal of forwarded) {
    // npm repeats the signals that the terminal has already sent to every process.
    let sent = false
    process.on(signal, () => {
      if (!sent) child.kill(signal)
      sent = true
    })
  }
  child.on('error', (error) => {
    complain(`Le site n’a pas pu être lancé avec ${file} : ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    for (const name of forwarded) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}
