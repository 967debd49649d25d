/** A self-signed certificate for 127.0.0.1, generated each time: `{ key, cert }` as TLS servers expect it. */
import { generateKeyPairSync, sign } from "node:crypto";

export function certificate() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const name = sequence(tagged(0x31, sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from("127.0.0.1")))));
  const day = 86_400_000;
  const validity = sequence(time(Date.now() - day), time(Date.now() + day));
  const address = tagged(0x87, Buffer.from([127, 0, 0, 1]));
  const subjectAltName = sequence(oid(0x55, 0x1d, 0x11), tagged(0x04, sequence(address)));
  const told = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(subjectAltName)),
  );
  const signature = sign("sha256", told, privateKey);
  const der = sequence(told, ecdsaWithSha256, tagged(0x03, Buffer.from([0]), signature));
  const lines = der
    .toString("base64")
    .match(/.{1,64}/g)
    .join("\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

// ASN.1, as needed for a certificate: X.690, RFC 5280.
function tagged(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts) => tagged(0x30, ...parts);
const integer = (value) => tagged(0x02, Buffer.from([value]));
const oid = (...bytes) => tagged(0x06, Buffer.from(bytes));
const time = (moment) =>
  tagged(0x17, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, "").slice(2, 14)}Z`));
