import { expect, it } from "vitest";
import { linkFrom } from "./invitation";

const at = (origin: string) => new URL(origin);
const made = { invitation: "x", path: "/join/x", public: "", network: [] as string[] };
const LAN = "http://192.168.1.5:8302";

it("warns when a link is only good on this machine", () => {
  for (const here of ["http://127.0.0.1:8302", "http://localhost:8302", "http://[::1]:8302", "http://127.0.1.1"])
    expect(linkFrom(at(here), made)).toEqual({ link: `${here}/join/x`, reach: "machine" });
});

it("gives the address in the network where there is one", () => {
  const near = { ...made, network: [LAN] };
  expect(linkFrom(at("http://localhost:8302"), near)).toEqual({ link: `${LAN}/join/x`, reach: "network" });
  expect(linkFrom(at(LAN), near)).toEqual({ link: `${LAN}/join/x`, reach: "network" });
});

it("gives the public address, or the one the page was opened at", () => {
  const known = { ...made, public: "https://play.example.org", network: [LAN] };
  expect(linkFrom(at("http://127.0.0.1"), known)).toEqual({ link: "https://play.example.org/join/x", reach: "anybody" });
  for (const here of ["https://a.example.org", "http://localhost.example.org"])
    expect(linkFrom(at(here), made)).toEqual({ link: `${here}/join/x`, reach: "anybody" });
});
