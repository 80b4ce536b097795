// Imported after test-environment and before the modules that read the environment: a store that begins empty.
process.env.DEMO = "off";
