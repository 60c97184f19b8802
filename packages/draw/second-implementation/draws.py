"""A second implementation of seed, stream and mapping, written from the scheme alone.

Reads {"issues": [...], "runs": [...], "rounds": [...]} as JSON from standard input and writes what it makes
of each. A round is one of an instant game. A run is a mapping program and a count: the seeds are SHA-256(0), SHA-256(1) and so on. A program that
reads a hash is given these as the hashes.
"""
import hashlib
import hmac
import json
import math
import struct
import sys


def mac(key, message):
    return hmac.digest(key, message, "sha256")


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


def uniform(source, size):
    def below(n):
        for value in source:
            if value < size - size % n:
                return value % n

    return below


def steps_of(steps, below):
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


def hash_bytes(text, game):
    counter = 0
    while True:
        yield from hashlib.sha256(f"{text}:{game}:{counter}".encode()).digest()
        counter += 1


def from_the_right(text, window):
    yield from reversed(text[-window:])
    counter = 0
    while True:
        yield from reversed(hashlib.sha256(f"{text}:{counter}".encode()).hexdigest())
        counter += 1


def winning_of(rule, original):
    op = rule["op"]
    if op == "same":
        return original
    if op == "ascending":
        return sorted(original)
    if op == "ascendingParts":
        numbers = iter(original)
        return [n for size in rule["sizes"] for n in sorted(next(numbers) for _ in range(size))]
    if op == "groupSums":
        places = sorted(original)
        return [sum(places[p - 1] for p in group) % rule["modulus"] for group in rule["groups"]]
    if op == "digitSum":
        text = str(original[0]).rjust(rule["last"], "0")
        return [sum(map(int, text)) % 10] + [int(c) for c in text[-rule["last"] :]]
    if op == "setRank":
        rank = sum(math.comb(n - 1, k) for k, n in enumerate(sorted(original), 1))
        return [rank // 10**place % 10 for place in reversed(range(rule["last"]))]
    text = "".join("%x" % digit for digit in original)
    if op == "hashStream":
        return steps_of(rule["draw"], uniform(hash_bytes(text, rule["game"]), 256))
    kept = []
    for character in from_the_right(text, rule["window"]):
        value = int(character, 16)
        if rule["from"] <= value <= rule["to"]:
            if not (rule["different"] and value in kept):
                kept.append(value)
        if len(kept) == rule["skip"] + rule["count"]:
            return kept[rule["skip"] :][::-1]


def drawn_of(seed, mapping):
    original = steps_of(mapping["draw"], uniform(words(seed), 1 << 32))
    return {"original": original, "winning": winning_of(mapping["derive"], original)}


def answer(issue):
    seed = seed_of(issue)
    mapping = json.dumps(issue["mapping"], sort_keys=True, separators=(",", ":"))
    return {
        "anchor": anchor_of(issue).hex(),
        "seed": seed.hex(),
        "numbers": drawn_of(seed, issue["mapping"]),
        "mappingHash": hashlib.sha256(mapping.encode()).hexdigest(),
    }


def round_of(asked):
    secret = bytes.fromhex(asked["serverSeed"])
    message = b"lot/instant/v1" + prefixed(bytes.fromhex(asked["clientSeed"]))
    message += struct.pack(">Q", asked["nonce"]) + prefixed(asked["game"])
    seed = mac(secret, message)
    return {
        "hash": hashlib.sha256(secret).hexdigest(),
        "seed": seed.hex(),
        "numbers": drawn_of(seed, asked["mapping"]),
    }


originals = {}


def originals_of(steps, count):
    """What steps make of the seeds; programs that differ in what they derive share it."""
    known = json.dumps([steps, count])
    if known not in originals:
        originals[known] = [steps_of(steps, uniform(words(s), 1 << 32)) for s in seeds_of(count)]
    return originals[known]


def seeds_of(count):
    return (hashlib.sha256(str(n).encode()).digest() for n in range(count))


def run(of):
    program, count = of["program"], of["count"]
    if program["derive"]["op"] in ("fromRight", "hashStream"):
        drawn = ([int(c, 16) for c in seed.hex()] for seed in seeds_of(count))
    else:
        drawn = originals_of(program["draw"], count)
    return [winning_of(program["derive"], original) for original in drawn]


asked = json.load(sys.stdin)
answers = {
    "issues": [answer(of) for of in asked["issues"]],
    "runs": [run(of) for of in asked["runs"]],
    "rounds": [round_of(of) for of in asked.get("rounds", [])],
}
json.dump(answers, sys.stdout)
