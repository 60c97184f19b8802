"""A second implementation of seed, stream and mapping, written from the scheme alone.

Reads a list of issues as JSON from standard input and writes what it makes of each.
"""
import hashlib
import hmac
import json
import struct
import sys


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def prefixed(value):
    raw = value.encode() if isinstance(value, str) else value
    return struct.pack(">I", len(raw)) + raw


def seed_of(issue):
    message = b"lot/seed/v1" + prefixed(issue["game"]) + prefixed(issue["serial"])
    if issue["beacon"] is None:
        message += b"\x00"
    else:
        beacon = issue["beacon"]
        randomness = hashlib.sha256(bytes.fromhex(beacon["signature"])).digest()
        message += b"\x01" + prefixed(bytes.fromhex(beacon["chainHash"]))
        message += struct.pack(">Q", beacon["round"]) + prefixed(randomness)
    return mac(bytes.fromhex(issue["secret"]), message)


def anchor_of(issue):
    secret = bytes.fromhex(issue["secret"])
    for i in range(issue["i"], 0, -1):
        place = prefixed(issue["game"]) + prefixed(issue["day"]) + struct.pack(">I", i)
        secret = hashlib.sha256(b"lot/chain/v1" + place + secret).digest()
    return secret


def words(seed):
    block = 0
    while True:
        yield from struct.unpack(">8I", mac(seed, b"lot/blk/v1" + struct.pack(">I", block)))
        block += 1


def numbers_of(seed, steps):
    source = words(seed)

    def below(n):
        for word in source:
            if word < (1 << 32) - (1 << 32) % n:
                return word % n

    drawn = []
    for step in steps:
        if step["op"] == "digits":
            drawn += [step["offset"] + below(step["base"]) for _ in range(step["count"])]
        elif step["op"] == "pick":
            pool = list(range(step["from"], step["to"] + 1))
            for t in range(step["count"]):
                j = t + below(len(pool) - t)
                pool[t], pool[j] = pool[j], pool[t]
            drawn += pool[: step["count"]]
        else:
            x = below(sum(step["weights"]))
            index = 0
            while x >= sum(step["weights"][: index + 1]):
                index += 1
            drawn.append(index)
    return drawn


def answer(issue):
    seed = seed_of(issue)
    mapping = json.dumps(issue["mapping"], sort_keys=True, separators=(",", ":"))
    return {
        "anchor": anchor_of(issue).hex(),
        "seed": seed.hex(),
        "numbers": numbers_of(seed, issue["mapping"]["draw"]),
        "mappingHash": hashlib.sha256(mapping.encode()).hexdigest(),
    }


json.dump([answer(issue) for issue in json.load(sys.stdin)], sys.stdout)
