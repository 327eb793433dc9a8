/** Milliseconds until the whole answer of a call is read. */
export async function timed(address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const at = performance.now()
  const answer = await fetch(address, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - at
}
