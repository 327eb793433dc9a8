import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

// Bare Socket.IO with the same rooms and frames: nothing is checked, counted or stored.
const http = createServer()
const io = new Server(http, { transports: ['websocket'] })
io.on('connection', (socket) => {
  socket.on('join', async ({ consultationId }, acknowledge) => {
    await socket.join(`consultation:${consultationId}`)
    acknowledge({})
  })
  socket.on('message', (message, acknowledge) => {
    io.to(`consultation:${message.consultationId}`).emit('message', message)
    acknowledge({})
  })
})
http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port))
