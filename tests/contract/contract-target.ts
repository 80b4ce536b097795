import { readEnvironment, upstreamSettings, type UpstreamSettings } from "../../src/config/environment";
import { startUpstream } from "../fakes/upstream/start-upstream";

const PREFIX = "CONTRACT_";

export interface ContractTarget {
  settings: UpstreamSettings;
  stop: () => Promise<void>;
}

/**
 * The upstream under test: the one of CONTRACT_PANEL_URL, CONTRACT_PANEL_SALT and so on, or else the double without its
 * broken records. The prefix keeps the suite, which writes entries, away from a PANEL_URL that is set for other purposes.
 */
export const startContractTarget = async (): Promise<ContractTarget> => {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith(PREFIX));
  if (given.length === 0) {
    const { settings, close } = await startUpstream({ content: { withoutBroken: true, tellsChanges: true, takesJsonEntries: true } });
    return { settings, stop: close };
  }
  const environment = readEnvironment(Object.fromEntries(given.map(([name, value]) => [name.slice(PREFIX.length), value])));
  if (!environment.ok) throw new Error(environment.error);
  const settings = upstreamSettings(environment.value);
  if (!settings.ok) throw new Error(settings.error);
  return { settings: settings.value, stop: async () => undefined };
};
