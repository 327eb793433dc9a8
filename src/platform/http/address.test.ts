import { expect, test } from 'vitest'
import { neighbourhoodOf, networkOf } from './address.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
  ['unknown', 'unknown'],
])('the network of %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12::5', '2001:db8:12:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', ''],
])('the neighbourhood of %s', (address, neighbourhood) => expect(neighbourhoodOf(address)).toBe(neighbourhood))
