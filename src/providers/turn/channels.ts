import type { RemoteInfo } from 'node:dgram'
import type Relay from 'node-turn'
import type { Reply } from 'node-turn'

const HEADER = 4

/**
 * Completes node-turn, which binds channels without signing that answer and drops what is then sent over them: a peer that
 * follows RFC 8656 to the letter would be heard by nobody. To be called once the relay has started.
 */
export function carryChannels(relay: Relay, host: string, port: number): void {
  relay.prependListener('channel_bind', (_, reply) => sign(reply))
  for (const socket of relay.network.sockets) {
    socket.on('message', (data: Buffer, { address, port: from }: RemoteInfo) => {
      const allocation = relay.allocations[`UDP://${address}:${from}>${host}:${port}`]
      const carried = contentOf(data)
      const peer = carried && allocation?.channelBindings[carried.channel]
      if (!peer || !allocation || !((allocation.permissions[peer.address] ?? 0) > Date.now())) return
      allocation.sockets[0]?.send(carried.content, peer.port, peer.address)
    })
  }
}

/** What a ChannelData message carries; null for any other. */
function contentOf(data: Buffer): { channel: number; content: Buffer } | null {
  if (data.length < HEADER) return null
  const channel = data.readUInt16BE(0)
  const length = data.readUInt16BE(2)
  if (channel < 0x4000 || channel > 0x7ffe || data.length < HEADER + length) return null
  return { channel, content: data.subarray(HEADER, HEADER + length) }
}

function sign(reply: Reply): void {
  const resolve = reply.resolve.bind(reply)
  reply.resolve = () => {
    reply.addAttribute('message-integrity')
    resolve()
  }
}
